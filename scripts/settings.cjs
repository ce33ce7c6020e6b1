// Read before remix-serve: the settings of .env, and the port, which it would otherwise pick anew
// when 3000 is taken.
require("dotenv").config();
process.env.PORT ||= "3000";
