export const en = {
  title: "Log In",
  description: "Log in to make invoices on your phone, send them, and see who has paid.",
  beta: "BETA",
  slogan: "Invoices for your shop, wherever you stand.",
  email: "Email",
  password: "Password",
  logIn: "LOG IN",
  otherWays: "Other ways in",
  signUp: "Sign Up Free",
  forgotPassword: "Forgot password",
  tooManyTries: "Too many tries. Please wait {minutes} minutes and try again.",
  wrongPassword: "Email or password is not right. Please check them and try again.",
} as const;
