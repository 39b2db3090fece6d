import { once } from "node:events";
import { createServer, request } from "node:http";
import { gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { limits } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { portOf } from "../testing/localServer.ts";
import { createProject, smallTrialBalance } from "../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

type Sent = { path: string; headers?: Record<string, string>; body: BodyInit };

/** What the API answers to a body as it was sent: status, code and what is wrong with it. */
async function send({ path, headers, body }: Sent) {
  const response = await api.app.request(path, {
    method: "POST",
    headers: { Authorization: `Bearer ${ADA}`, ...headers },
    body,
  });
  const { code, errors } = await response.json();
  return [response.status, code, errors?.[0]];
}

describe("a JSON body", () => {
  const post = (body: BodyInit, headers = {}) => send({ path: "/api/projects", headers, body });

  test.each(["gzip", "br", "deflate", "GZIP, identity", "x-unknown"])(
    "compressed with %s is refused unread",
    async (encoding) => {
      const [status, code, error] = await post(gzipSync('{"name":"Books"}'), {
        "Content-Encoding": encoding,
      });
      expect([status, code]).toEqual([415, "unsupported_encoding"]);
      expect(error).toBe(`Content-Encoding is "${encoding}". Expected none.`);
    },
  );

  test("that says it is not compressed is read", async () => {
    for (const encoding of ["identity", ""]) {
      const [status] = await post('{"name":"Books"}', { "Content-Encoding": encoding });
      expect(status).toBe(201);
    }
  });

  test.each(["utf-16", "iso-8859-1", '"windows-1252"'])("in %s is refused", async (charset) => {
    const [status, code] = await post('{"name":"Books"}', {
      "Content-Type": `application/json; charset=${charset}`,
    });
    expect([status, code]).toEqual([415, "unsupported_encoding"]);
  });

  test("in UTF-8, whoever says so, is read", async () => {
    for (const type of ["application/json; charset=UTF-8", 'application/json;charset="utf8"']) {
      expect((await post('{"name":"Bücher"}', { "Content-Type": type }))[0]).toBe(201);
    }
  });

  test("whose bytes are no UTF-8 is no JSON", async () => {
    const bytes = Uint8Array.from([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]);
    expect(await post(bytes)).toEqual([400, "invalid_json", "The body is not UTF-8 text."]);
  });

  test.each(["", "[", "null", '{"name":', '{"name":"Books"}}', "name=Books"])(
    "%j is refused in our own words",
    async (body) => {
      const [status, code] = await post(body);
      expect(status).toBe(400);
      expect(["invalid_json", "invalid_request"]).toContain(code);
    },
  );

  test("nested half a million times is refused like any other", async () => {
    expect((await post("[".repeat(500_000)))[0]).toBe(400);
    expect((await post(`${"[".repeat(400_000)}${"]".repeat(400_000)}`))[0]).toBe(400);
  });
});

describe("a form", () => {
  const boundary = "line";
  const part = (name: string, content: string, fileName?: string) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  };
  const whole = (...parts: string[]) => `${parts.join("")}--${boundary}--\r\n`;
  const file = part("file", smallTrialBalance, "tb.csv");
  const fileType = part("fileType", "trial_balance");

  async function post(body: string, type = `multipart/form-data; boundary=${boundary}`) {
    const path = `/api/projects/${await createProject(api)}/upload`;
    return send({ path, headers: { "Content-Type": type }, body });
  }

  test("with its two fields is read", async () => {
    expect((await post(whole(file, fileType)))[0]).toBe(200);
    expect((await post(whole(fileType, file), 'multipart/form-data; boundary="line"'))[0]).toBe(
      200,
    );
  });

  test("whose file is named so that nobody sees what it is called is refused", async () => {
    const named = part("file", smallTrialBalance, "tb\u202evsc.csv");
    const [status, code, error] = await post(whole(named, fileType));
    expect([status, code]).toEqual([400, "invalid_request"]);
    expect(error).toMatch(
      /^file: The file is named "tb⟨U\+202E⟩vsc\.csv"\. Expected a name of one line, .+ Rename it/,
    );
  });

  test.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; x=1"])(
    "sent as %s names no boundary",
    async (type) => {
      expect(await post(whole(file, fileType), type)).toEqual([
        400,
        "invalid_request",
        "The multipart body does not read: the Content-Type names no boundary.",
      ]);
    },
  );

  test.each([
    "multipart/form-datax; boundary=line",
    "multipart/mixed; boundary=line",
    "text/plain",
  ])("sent as %s is no form", async (type) => {
    expect((await post(whole(file, fileType), type)).slice(0, 2)).toEqual([
      415,
      "unsupported_file",
    ]);
  });

  test.each([
    ["file", whole(file, file, fileType)],
    ["fileType", whole(file, fileType, fileType)],
  ])("with %s twice is refused: nobody could say which one counts", async (name, body) => {
    const [status, code, error] = await post(body);
    expect([status, code]).toEqual([400, "invalid_request"]);
    expect(error).toBe(`The multipart body does not read: the field ${name} comes more than once.`);
  });

  test.each([
    ["another boundary", "multipart/form-data; boundary=other", whole(file, fileType)],
    ["no end", undefined, file],
    ["no parts", undefined, ""],
  ])("with %s is refused in our own words", async (_what, type, body) => {
    const [status, code, error] = await post(body, type);
    expect([status, code]).toEqual([400, "invalid_request"]);
    expect(error).toBe(
      "The multipart body does not read: its parts are not complete, or not between the boundary it names.",
    );
  });

  test("of many small parts is refused before they are read", async () => {
    const [status, , error] = await post(whole(...Array(1_000).fill(part("x", ""))));
    expect([status, error]).toEqual([
      400,
      "The multipart body does not read: it has more than 10 parts.",
    ]);
  });

  test("whose file is text, or whose type is a file, lacks the field", async () => {
    const bare = part("file", smallTrialBalance);
    const odd = part("fileType", "trial_balance", "type.txt");
    for (const body of [whole(bare, fileType), whole(file, odd), whole(file)]) {
      expect((await post(body))[2]).toBe("Expected the fields file and fileType.");
    }
  });

  test("that is compressed is refused unread", async () => {
    const path = `/api/projects/${await createProject(api)}/upload`;
    const form = new FormData();
    form.set("file", new Blob([smallTrialBalance]), "tb.csv");
    const answer = await send({ path, headers: { "Content-Encoding": "gzip" }, body: form });
    expect(answer.slice(0, 2)).toEqual([415, "unsupported_encoding"]);
  });
});

test("a body without end is answered once it is too large, however much more comes", async () => {
  const port = await portOf(createServer(getRequestListener(api.app.fetch)));
  const sending = request({
    host: "127.0.0.1",
    port,
    path: "/api/projects",
    method: "POST",
    headers: { Authorization: `Bearer ${ADA}`, "Content-Type": "application/json" },
  });
  // The server may end the connection while more is on its way.
  sending.on("error", () => undefined);
  const answered = once(sending, "response");
  const chunk = "x".repeat(64 * 1024);
  let sent = 0;
  let isAnswered = false;
  void answered.then(() => {
    isAnswered = true;
  });
  while (!isAnswered && sent < 128 * limits.jsonBodyBytes) {
    sent += chunk.length;
    if (!sending.write(chunk)) await Promise.race([once(sending, "drain"), answered]);
    await new Promise(setImmediate);
  }
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  expect(sent).toBeLessThan(128 * limits.jsonBodyBytes);
  sending.destroy();
});
