import { Link } from "@remix-run/react";
import { PlainPage } from "~/components/plain-page";
import { titled } from "~/components/title";
import { paths } from "~/paths";

export const meta = titled("Reset Password");

/** Needs no session. */
export default function RequestPin() {
  return (
    <>
      <h1 className="text-xl">Reset Password</h1>
      <PlainPage icon="contact" text="The PIN and a new password will be entered here." />
      <Link className="button" to={paths.login()}>
        Back to login
      </Link>
    </>
  );
}
