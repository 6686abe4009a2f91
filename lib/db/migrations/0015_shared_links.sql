CREATE TABLE "shared_link_items" (
	"link_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"class_id" uuid NOT NULL,
	"map_id" uuid,
	"label" text,
	CONSTRAINT "shared_link_items_link_id_position_pk" PRIMARY KEY("link_id","position")
);
--> statement-breakpoint
CREATE TABLE "shared_link_views" (
	"link_id" uuid NOT NULL,
	"counter" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "shared_link_views_link_id_counter_pk" PRIMARY KEY("link_id","counter")
);
--> statement-breakpoint
CREATE TABLE "shared_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"teacher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ends_on" date NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shared_link_items" ADD CONSTRAINT "shared_link_items_link_id_shared_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_items" ADD CONSTRAINT "shared_link_items_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_items" ADD CONSTRAINT "shared_link_items_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_views" ADD CONSTRAINT "shared_link_views_link_id_shared_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_link_items_class_idx" ON "shared_link_items" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "shared_link_items_map_idx" ON "shared_link_items" USING btree ("map_id");--> statement-breakpoint
CREATE INDEX "shared_links_teacher_idx" ON "shared_links" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_links_ends_idx" ON "shared_links" USING btree ("ends_on");