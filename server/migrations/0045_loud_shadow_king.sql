CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" json NOT NULL,
	"family" text NOT NULL,
	"picture" text
);
