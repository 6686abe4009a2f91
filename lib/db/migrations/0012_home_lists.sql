CREATE TABLE "class_uses" (
	"teacher_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_uses_teacher_id_class_id_pk" PRIMARY KEY("teacher_id","class_id")
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower("name"), '(\d+)', '000\1', 'g'), '0*(\d{4})', '\1', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("grade" || ' ' || "name", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("name", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "class_uses" ADD CONSTRAINT "class_uses_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_uses" ADD CONSTRAINT "class_uses_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_uses_latest_idx" ON "class_uses" USING btree ("teacher_id","used_at");--> statement-breakpoint
CREATE INDEX "class_uses_class_idx" ON "class_uses" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "classes_school_name_idx" ON "classes" USING btree ("school_id","sort_name","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "classes_search_idx" ON "classes" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "teachers_search_idx" ON "teachers" USING gin ("search_words") WITH (fastupdate=false);