/**
 * Loads the email that a PIN was just sent to, from `?sent=`. The email is empty on the form before
 * the mail is requested.
 */
export function loadForgotPassword(request: Request) {
  return { sent: new URL(request.url).searchParams.get("sent") ?? "" };
}
