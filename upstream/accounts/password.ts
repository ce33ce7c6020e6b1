import { randomBytes, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { hashInWorker } from "./hash-queue";

/** The parameters of scrypt: the cost, the block size and the parallelization. */
type Cost = Required<Pick<ScryptOptions, "N" | "r" | "p">>;

const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Returns a salted slow hash together with its parameters: "scrypt$32768$8$1$salt$hash". */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, toBase64(salt), toBase64(hash)].join("$");
}

/**
 * Returns true when the password matches `stored`, a hash of `hashPassword` with its own parameters.
 * When `stored` is undefined, computes a hash at `cost` and returns false, so that the response time
 * does not reveal whether the account exists.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  cost = COST,
): Promise<boolean> {
  if (stored === undefined) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const [method, N, r, p, salt = "", hash = ""] = stored.split("$");
  if (method !== "scrypt") throw new Error("unknown kind of password hash");
  const storedCost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64"), storedCost);
  return timingSafeEqual(derived, Buffer.from(hash, "base64"));
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return hashInWorker({ password, salt, length: HASH_BYTES, cost });
}

function toBase64(bytes: Buffer): string {
  return bytes.toString("base64");
}
