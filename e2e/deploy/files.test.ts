import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adaptConfiguration, hasBrotli } from "../support/deployed-nginx";
import { writeConfiguration } from "../support/nginx";

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "lejar-deploy-"));
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

function isInstalled(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;
}

/**
 * Describes tests that need programs. They are skipped when a program is missing, unless CI is set.
 */
function describeWith(...programs: string[]) {
  return describe.skipIf(!process.env.CI && !programs.every(isInstalled));
}

function run(program: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...env },
  });
  return { status, output: stdout + stderr };
}

describeWith("nginx", "openssl")("nginx -t", () => {
  it.each(["lejar.conf", "api.conf"] as const)("accepts deploy/nginx/%s", (file) => {
    const deployment = { folder, port: 18_443, copies: [13_000], tls: createCertificate() };
    const configuration = writeConfiguration(folder, adaptConfiguration(file, deployment), {
      withBrotli: hasBrotli,
    });
    const { status, output } = run("nginx", ["-t", "-c", configuration, "-e", "stderr"]);
    expect(output).toContain("test is successful");
    expect(output).not.toContain("[warn]");
    expect(status).toBe(0);
  });
});

/** Creates a self-signed certificate and returns its folder. */
function createCertificate(): string {
  const toPath = (name: string) => path.join(folder, name);
  const result = run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc"],
    ...[
      "-subj",
      "/CN=localhost",
      "-keyout",
      toPath("privkey.pem"),
      "-out",
      toPath("fullchain.pem"),
    ],
  ]);
  expect(result.status, result.output).toBe(0);
  return folder;
}

describeWith("systemd-analyze")("systemd-analyze verify", () => {
  it("accepts the units of deploy/", () => {
    const units = ["lejar.service", "lejar-backup.service", "lejar-backup.timer"];
    const files = units.map((unit) => {
      // The program in a unit may not exist on the machine that tests.
      const text = fs
        .readFileSync(`deploy/${unit}`, "utf8")
        .replaceAll("/usr/bin/node", process.execPath);
      const file = path.join(folder, unit);
      fs.writeFileSync(file, text);
      return file;
    });
    const { output } = run("systemd-analyze", ["verify", "--man=no", ...files]);
    // systemd-analyze also checks required units, and reports programs that this machine lacks.
    const about = output.split("\n").filter((line) => units.some((unit) => line.includes(unit)));
    expect(about).toEqual([]);
  });
});

describe("the demo account, whose password is public", () => {
  it.each([
    ["deploy/lejar.service", /^Environment=.*\bDEMO=off\b/m],
    ["deploy/Dockerfile", /^ENV .*\bDEMO=off\b/m],
  ])("is switched off in %s", (file, setting) => {
    expect(fs.readFileSync(file, "utf8")).toMatch(setting);
  });

  it("is switched off in both programs of deploy/compose.yaml", () => {
    const programs = fs.readFileSync("deploy/compose.yaml", "utf8").split(/^x-/m);
    for (const name of ["app", "api"])
      expect(programs.find((text) => text.startsWith(`${name}:`))).toMatch(/^ {4}DEMO: "off"$/m);
  });
});

describeWith("docker-compose")("deploy/compose.yaml (docker-compose config)", () => {
  const settings = {
    APP_URL: "https://invoices.example",
    API_KEY: "of-this-test",
    SESSION_SECRET: "of-this-test-with-32-characters-or-more",
    LINK_SECRET: "of-this-test-with-32-characters-or-more",
    DATABASE_PASSWORD: "of-this-test",
  };

  it("is valid with all settings, and its second app has the shared settings, such as LEAVING_SECONDS", () => {
    const { status, output } = run(
      "docker-compose",
      ["--file", "deploy/compose.yaml", "config"],
      settings,
    );
    expect(output).toMatch(/app-2:[^]*LEAVING_SECONDS/);
    expect(status, output).toBe(0);
  });

  it("is refused with the name of a missing setting", () => {
    const { status, output } = run("docker-compose", ["--file", "deploy/compose.yaml", "config"], {
      ...settings,
      SESSION_SECRET: "",
    });
    expect(status).not.toBe(0);
    expect(output).toContain("SESSION_SECRET");
  });
});
