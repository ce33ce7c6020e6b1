/** Loads the email that a PIN was just sent to; empty before that. */
export function loadForgotPassword(request: Request) {
  return { sent: new URL(request.url).searchParams.get("sent") ?? "" };
}
