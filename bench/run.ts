import { benchStatement } from "./statement.ts";

process.stdout.write(`From ledger to statement\n${benchStatement().join("\n")}\n`);
