CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text,
	"facts" jsonb,
	"cause" text NOT NULL,
	"teacher_id" uuid,
	"queued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mails_cause_unique" UNIQUE("cause"),
	CONSTRAINT "mails_ended_check" CHECK (sent_at is null or given_up_at is null),
	CONSTRAINT "mails_emptied_check" CHECK ((recipient is null) = (facts is null) and (facts is not null or sent_at is not null or given_up_at is not null))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("next_try_at") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "mails_given_up_idx" ON "mails" USING btree ("given_up_at") WHERE given_up_at is not null;--> statement-breakpoint
CREATE INDEX "mails_teacher_idx" ON "mails" USING btree ("teacher_id");