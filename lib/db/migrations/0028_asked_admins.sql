ALTER TABLE "trial_questions" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "trial_questions" ADD CONSTRAINT "trial_questions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_questions_teacher_idx" ON "trial_questions" USING btree ("teacher_id");--> statement-breakpoint
-- Mails that are on their way: the admin who has been so for the longest time.
UPDATE "trial_questions" SET "teacher_id" = (
  SELECT "admins"."teacher_id" FROM "admins" WHERE "admins"."school_id" = "trial_questions"."school_id"
  ORDER BY "admins"."created_at", "admins"."id" LIMIT 1);
