import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { type Server as GrpcServer, ServerCredentials } from "@grpc/grpc-js";

/** Opens one port for both protocols: gRPC is HTTP/2, which begins with PRI; the rest is HTTP/1.1. */
export function openPort(
  host: string,
  port: number,
  grpc: GrpcServer,
  listener: RequestListener,
): Promise<Server> {
  const http = createHttpServer(listener);
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      if (first.toString("latin1", 0, 3) === "PRI") injector.injectConnection(socket);
      else http.emit("connection", socket);
      resume(socket);
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

// The new owner has set its handlers by the next tick; the bytes already read come first.
function resume(socket: Socket): void {
  process.nextTick(() => socket.resume());
}
