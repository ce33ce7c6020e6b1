/** To whom a PIN was just sent; blank before that. */
export function loadForgotPassword(request: Request) {
  return { sent: new URL(request.url).searchParams.get("sent") ?? "" };
}
