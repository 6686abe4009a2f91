CREATE TABLE "removals" (
	"school_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removals_school_id_teacher_id_pk" PRIMARY KEY("school_id","teacher_id")
);
--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removals_teacher_idx" ON "removals" USING btree ("teacher_id");