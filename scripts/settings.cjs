// Loads the settings of .env, and sets PORT, because remix-serve would choose another port when
// 3000 is in use.
require("dotenv").config();
process.env.PORT ||= "3000";
