CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_migration" bigint DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	CONSTRAINT "installation_one_row" CHECK ("installation"."is_only")
);
--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;
