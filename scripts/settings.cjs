// Loads the settings of .env, and sets PORT to its default.
require("dotenv").config();
process.env.PORT ||= "3000";
