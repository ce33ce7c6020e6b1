import { Link } from "@remix-run/react";
import { PlainPage } from "~/components/plain-page";
import { titled } from "~/components/title";
import { paths } from "~/paths";

export const meta = titled("Sign Up");

/** Needs no session. */
export default function Register() {
  return (
    <>
      <h1 className="text-xl">Sign Up</h1>
      <PlainPage icon="contact" text="A new account will be made here, with a 30-day free trial." />
      <Link className="button" to={paths.login()}>
        Back to login
      </Link>
    </>
  );
}
