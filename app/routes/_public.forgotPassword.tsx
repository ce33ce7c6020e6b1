import { Link } from "@remix-run/react";
import { PlainPage } from "~/components/plain-page";
import { titled } from "~/components/title";
import { paths } from "~/paths";

export const meta = titled("Forgot Password");

/** Needs no session. */
export default function ForgotPassword() {
  return (
    <>
      <h1 className="text-xl">Forgot Password</h1>
      <PlainPage icon="contact" text="A PIN to reset the password will be asked for here." />
      <Link className="button" to={paths.login()}>
        Back to login
      </Link>
    </>
  );
}
