CREATE TABLE "account_deletions" (
	"firebase_uid" text PRIMARY KEY NOT NULL,
	"subscription_ids" jsonb NOT NULL,
	"checkout_session_ids" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"payment_ended_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_cutoffs" (
	"firebase_uid" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"firebase_uid" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firebase_uid" text NOT NULL,
	"name" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("name", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'teacher' NOT NULL,
	"school_id" uuid,
	"first_school_at" timestamp with time zone,
	"has_active_personal_subscription" boolean DEFAULT false NOT NULL,
	"personal_subscription_current_period_end" timestamp with time zone,
	"stripe_customer_id" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teachers_firebase_uid_unique" UNIQUE("firebase_uid"),
	CONSTRAINT "teachers_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"anchor" date NOT NULL,
	"period_months" integer NOT NULL,
	"ends_on" date,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"settled_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_end_check" CHECK (ends_on >= anchor)
);
--> statement-breakpoint
CREATE TABLE "school_billing" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"first_trial_day" date,
	"last_trial_day" date,
	"asked_on" date,
	"next_due_on" date,
	"problem" text,
	"problem_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"lookup_key" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"last_event_created" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"lookup_key" text NOT NULL,
	"stripe_session_id" text,
	"url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_attempts_stripe_session_id_unique" UNIQUE("stripe_session_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_search" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"total_ore" integer NOT NULL,
	"organization_number" text NOT NULL,
	"names" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("names", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL,
	CONSTRAINT "invoice_search_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "invoice_deliveries" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"email_address" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"problem" text,
	"answer" text,
	"instead_of" jsonb,
	"tried_admin" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoice_deliveries_email_check" CHECK ((channel = 'email') = (email_address is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_one_check" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_net_ore" integer NOT NULL,
	"net_ore" integer NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_net_check" CHECK (net_ore = quantity * unit_net_ore)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid NOT NULL,
	"credits_id" uuid,
	"issued_on" date NOT NULL,
	"lowers_price" boolean DEFAULT false NOT NULL,
	"due_on" date,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"customer_reference" text,
	"language" text NOT NULL,
	"net_ore" integer NOT NULL,
	"vat_ore" integer NOT NULL,
	"total_ore" integer NOT NULL,
	"set_off_ore" integer DEFAULT 0 NOT NULL,
	"kid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_lowers_price_check" CHECK (not lowers_price or type = 'creditNote'),
	CONSTRAINT "invoices_credits_check" CHECK ((type = 'creditNote') = (credits_id is not null)),
	CONSTRAINT "invoices_due_check" CHECK ((type = 'invoice') = (due_on is not null)),
	CONSTRAINT "invoices_total_check" CHECK (total_ore = net_ore + vat_ore),
	CONSTRAINT "invoices_set_off_check" CHECK (set_off_ore between 0 and total_ore and (type = 'invoice' or set_off_ore = 0))
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credit_id" uuid NOT NULL,
	"debit_id" uuid NOT NULL,
	"amount_ore" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_amount_check" CHECK (amount_ore <> 0)
);
--> statement-breakpoint
CREATE TABLE "dunning_steps" (
	"invoice_id" uuid NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	"step" text NOT NULL,
	"taken_on" date NOT NULL,
	"delivered_on" date,
	"stops_on" date,
	CONSTRAINT "dunning_steps_invoice_id_round_step_pk" PRIMARY KEY("invoice_id","round","step")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount_ore" integer NOT NULL,
	"for_id" uuid,
	"reverses_id" uuid,
	"received_id" uuid,
	"source" text NOT NULL,
	"bank_reference" text,
	"entered_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_entries_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "ledger_entries_school_check" CHECK ((kind in ('unmatched', 'sentBack')) = (school_id is null)),
	CONSTRAINT "ledger_entries_received_check" CHECK (kind in ('payment', 'takenBack') or (kind = 'sentBack') = (received_id is not null)),
	CONSTRAINT "ledger_entries_reverses_check" CHECK ((kind = 'takenBack') = (reverses_id is not null)),
	CONSTRAINT "ledger_entries_sign_check" CHECK (amount_ore <> 0 and (amount_ore > 0) = (kind in ('invoice', 'takenBack', 'refund', 'sentBack'))),
	CONSTRAINT "ledger_entries_bank_file_check" CHECK (source <> 'bankFile' or bank_reference is not null)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"account" integer NOT NULL,
	"amount_ore" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
CREATE TABLE "received_payments" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"payer" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_clerks" (
	"firebase_uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"invoice_id" uuid,
	"invoice_number" integer,
	"school_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"agreement_id" uuid NOT NULL,
	"ordered_by" uuid,
	"client_key" uuid NOT NULL,
	"tier_id" text NOT NULL,
	"lookup_key" text NOT NULL,
	"net_ore" integer NOT NULL,
	"vat_ore" integer NOT NULL,
	"total_ore" integer NOT NULL,
	"organization_name" text NOT NULL,
	"organization_number" text NOT NULL,
	"invoice_type" text NOT NULL,
	"invoice_email" text,
	"attaches_ehf" boolean DEFAULT false NOT NULL,
	"customer_reference" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_orders_client_key_unique" UNIQUE("client_key")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_questions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"school_id" uuid,
	"teacher_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "class_editors" (
	"class_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_editors_class_id_teacher_id_pk" PRIMARY KEY("class_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "class_uses" (
	"teacher_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_uses_teacher_id_class_id_pk" PRIMARY KEY("teacher_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid,
	"school_id" uuid,
	"grade" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower("name"), '(\d+)', '000\1', 'g'), '0*(\d{4})', '\1', 'g')) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize("grade" || ' ' || "name", NFKD), '[\u0300-\u036f]', '', 'g')), '[\s.,;:/()+&–-]+'), ''))) STORED NOT NULL,
	"skipped_weeks" integer[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_round_pupils" (
	"round_id" uuid NOT NULL,
	"pupil_id" uuid NOT NULL,
	"group_number" smallint NOT NULL,
	CONSTRAINT "group_round_pupils_round_id_pupil_id_pk" PRIMARY KEY("round_id","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "group_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupils" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_conditions" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"conditions" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_absences" (
	"map_id" uuid NOT NULL,
	"day" date NOT NULL,
	"pupil_id" uuid NOT NULL,
	"marked_by" uuid,
	CONSTRAINT "map_absences_map_id_day_pupil_id_pk" PRIMARY KEY("map_id","day","pupil_id")
);
--> statement-breakpoint
CREATE TABLE "map_versions" (
	"map_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"state" jsonb NOT NULL,
	CONSTRAINT "map_versions_map_id_version_pk" PRIMARY KEY("map_id","version")
);
--> statement-breakpoint
CREATE TABLE "seating_maps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text,
	"room_name" text NOT NULL,
	"room_id" uuid,
	"desks" jsonb NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"board_side" text DEFAULT 'top' NOT NULL,
	"conditions" jsonb NOT NULL,
	"trainees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"empty_desks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active_from" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"planned_for" date,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"map_id" uuid NOT NULL,
	"pupil_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"col" integer NOT NULL,
	CONSTRAINT "seats_map_id_pupil_id_pk" PRIMARY KEY("map_id","pupil_id"),
	CONSTRAINT "seats_desk_key" UNIQUE("map_id","row","col")
);
--> statement-breakpoint
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
CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid,
	"school_id" uuid,
	"is_shared" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_teacher_id_unique" UNIQUE("teacher_id")
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"school_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removals_school_id_teacher_id_pk" PRIMARY KEY("school_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"organization_number" text,
	"school_year" integer,
	"grades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"licence_code" text DEFAULT substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1) NOT NULL,
	"seat_limit" integer DEFAULT 20 NOT NULL,
	"has_active_subscription" boolean DEFAULT false NOT NULL,
	"subscription_current_period_end" timestamp with time zone,
	"trial_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schools_licence_code_unique" UNIQUE("licence_code")
);
--> statement-breakpoint
CREATE TABLE "year_move_classes" (
	"move_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"action" text NOT NULL,
	"grade_before" text NOT NULL,
	"name_before" text NOT NULL,
	"grade_after" text NOT NULL,
	"name_after" text NOT NULL,
	CONSTRAINT "year_move_classes_move_id_class_id_pk" PRIMARY KEY("move_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "year_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"moved_by" uuid,
	"school_year" integer NOT NULL,
	"previous_school_year" integer,
	"moved_up" integer NOT NULL,
	"archived" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_migration" bigint DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	CONSTRAINT "installation_one_row" CHECK ("installation"."is_only")
);
--> statement-breakpoint
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_billing" ADD CONSTRAINT "school_billing_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_subscriptions" ADD CONSTRAINT "card_subscriptions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_search" ADD CONSTRAINT "invoice_search_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_deliveries" ADD CONSTRAINT "invoice_deliveries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_school_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."school_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_credit_id_ledger_entries_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_debit_id_ledger_entries_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD CONSTRAINT "dunning_steps_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_for_id_invoices_id_fk" FOREIGN KEY ("for_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_ledger_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_received_id_ledger_entries_id_fk" FOREIGN KEY ("received_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_log" ADD CONSTRAINT "office_log_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_log" ADD CONSTRAINT "office_log_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_orders" ADD CONSTRAINT "school_orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_orders" ADD CONSTRAINT "school_orders_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_orders" ADD CONSTRAINT "school_orders_ordered_by_teachers_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_questions" ADD CONSTRAINT "trial_questions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_questions" ADD CONSTRAINT "trial_questions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_editors" ADD CONSTRAINT "class_editors_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_editors" ADD CONSTRAINT "class_editors_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_uses" ADD CONSTRAINT "class_uses_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_uses" ADD CONSTRAINT "class_uses_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_round_pupils" ADD CONSTRAINT "group_round_pupils_round_id_group_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."group_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_round_pupils" ADD CONSTRAINT "group_round_pupils_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rounds" ADD CONSTRAINT "group_rounds_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_conditions" ADD CONSTRAINT "class_conditions_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_absences" ADD CONSTRAINT "map_absences_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_absences" ADD CONSTRAINT "map_absences_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_absences" ADD CONSTRAINT "map_absences_marked_by_teachers_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_versions" ADD CONSTRAINT "map_versions_saved_by_teachers_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD CONSTRAINT "seating_maps_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD CONSTRAINT "seating_maps_created_by_teachers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD CONSTRAINT "seating_maps_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_maps" ADD CONSTRAINT "seating_maps_updated_by_teachers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_items" ADD CONSTRAINT "shared_link_items_link_id_shared_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_items" ADD CONSTRAINT "shared_link_items_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_items" ADD CONSTRAINT "shared_link_items_map_id_seating_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."seating_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_link_views" ADD CONSTRAINT "shared_link_views_link_id_shared_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."shared_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_actor_id_teachers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_subject_id_teachers_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_move_classes" ADD CONSTRAINT "year_move_classes_move_id_year_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."year_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_move_classes" ADD CONSTRAINT "year_move_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_moves" ADD CONSTRAINT "year_moves_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_moves" ADD CONSTRAINT "year_moves_moved_by_teachers_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_finished_idx" ON "account_deletions" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "sessions_account_idx" ON "sessions" USING btree ("firebase_uid");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "teachers_email_key" ON "teachers" USING btree (lower("email" collate "C"));--> statement-breakpoint
CREATE INDEX "teachers_search_idx" ON "teachers" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "teachers_school_name_idx" ON "teachers" USING btree ("school_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "agreements_school_idx" ON "agreements" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_billing_due_idx" ON "school_billing" USING btree ("next_due_on","school_id");--> statement-breakpoint
CREATE INDEX "school_billing_problem_idx" ON "school_billing" USING btree ("problem_since") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "card_subscriptions_teacher_idx" ON "card_subscriptions" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_attempts_one_open_key" ON "checkout_attempts" USING btree ("teacher_id","lookup_key") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "checkout_attempts_abandoned_idx" ON "checkout_attempts" USING btree ("expires_at") WHERE status = 'abandoned';--> statement-breakpoint
CREATE INDEX "invoice_search_due_idx" ON "invoice_search" USING btree ("due_on","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_search_organization_idx" ON "invoice_search" USING btree ("organization_number");--> statement-breakpoint
CREATE INDEX "invoice_search_words_idx" ON "invoice_search" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "invoice_deliveries_waiting_idx" ON "invoice_deliveries" USING btree ("next_try_at") WHERE delivered_at is null and refused_at is null;--> statement-breakpoint
CREATE INDEX "invoice_deliveries_refused_idx" ON "invoice_deliveries" USING btree ("refused_at") WHERE refused_at is not null and delivered_at is null;--> statement-breakpoint
CREATE INDEX "invoice_deliveries_admin_idx" ON "invoice_deliveries" USING btree ("invoice_id") WHERE instead_of ->> 'to' = 'admin';--> statement-breakpoint
CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_credits_idx" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_credit_notes_idx" ON "invoices" USING btree ("number") WHERE type = 'creditNote';--> statement-breakpoint
CREATE INDEX "allocations_credit_idx" ON "allocations" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "allocations_debit_idx" ON "allocations" USING btree ("debit_id");--> statement-breakpoint
CREATE INDEX "dunning_steps_stopped_idx" ON "dunning_steps" USING btree ("invoice_id") WHERE step = 'stopped' and not is_over;--> statement-breakpoint
CREATE INDEX "ledger_entries_school_idx" ON "ledger_entries" USING btree ("school_id","day");--> statement-breakpoint
CREATE INDEX "ledger_entries_for_idx" ON "ledger_entries" USING btree ("for_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_day_idx" ON "ledger_entries" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_received_idx" ON "ledger_entries" USING btree ("received_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_unmatched_idx" ON "ledger_entries" USING btree ("day","id") WHERE kind = 'unmatched';--> statement-breakpoint
CREATE INDEX "office_log_created_idx" ON "office_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "office_log_invoice_idx" ON "office_log" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "school_orders_school_idx" ON "school_orders" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "school_orders_agreement_idx" ON "school_orders" USING btree ("agreement_id","period_start");--> statement-breakpoint
CREATE INDEX "school_orders_created_idx" ON "school_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "trial_questions_school_idx" ON "trial_questions" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "trial_questions_teacher_idx" ON "trial_questions" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "class_editors_teacher_idx" ON "class_editors" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "class_uses_latest_idx" ON "class_uses" USING btree ("teacher_id","used_at");--> statement-breakpoint
CREATE INDEX "class_uses_class_idx" ON "class_uses" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "classes_teacher_idx" ON "classes" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "classes_school_idx" ON "classes" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "classes_school_name_idx" ON "classes" USING btree ("school_id","sort_name","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "classes_search_idx" ON "classes" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "group_round_pupils_pupil_idx" ON "group_round_pupils" USING btree ("pupil_id");--> statement-breakpoint
CREATE INDEX "group_rounds_class_idx" ON "group_rounds" USING btree ("class_id","day","created_at");--> statement-breakpoint
CREATE INDEX "pupils_class_idx" ON "pupils" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "map_absences_pupil_idx" ON "map_absences" USING btree ("pupil_id");--> statement-breakpoint
CREATE INDEX "map_absences_day_idx" ON "map_absences" USING btree ("day");--> statement-breakpoint
CREATE INDEX "seating_maps_class_idx" ON "seating_maps" USING btree ("class_id","active_from");--> statement-breakpoint
CREATE INDEX "seating_maps_room_idx" ON "seating_maps" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "seats_pupil_idx" ON "seats" USING btree ("pupil_id");--> statement-breakpoint
CREATE INDEX "shared_link_items_class_idx" ON "shared_link_items" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "shared_link_items_map_idx" ON "shared_link_items" USING btree ("map_id");--> statement-breakpoint
CREATE INDEX "shared_links_teacher_idx" ON "shared_links" USING btree ("teacher_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_links_ends_idx" ON "shared_links" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "rooms_teacher_idx" ON "rooms" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "rooms_school_idx" ON "rooms" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "activity_log_school_idx" ON "activity_log" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_actor_idx" ON "activity_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "activity_log_subject_idx" ON "activity_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "admins_school_idx" ON "admins" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "removals_teacher_idx" ON "removals" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "year_move_classes_class_idx" ON "year_move_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "year_moves_school_idx" ON "year_moves" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "year_moves_moved_by_idx" ON "year_moves" USING btree ("moved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "year_moves_once_key" ON "year_moves" USING btree ("school_id","school_year") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("next_try_at") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "mails_given_up_idx" ON "mails" USING btree ("given_up_at") WHERE given_up_at is not null;--> statement-breakpoint
CREATE INDEX "mails_teacher_idx" ON "mails" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE VIEW "public"."open_entries" AS (select e.id, e.school_id, e.amount_ore < 0 as is_credit, (abs(e.amount_ore) - coalesce(case when e.amount_ore < 0
  then (select sum(a.amount_ore) from allocations a where a.credit_id = e.id)
  else (select sum(a.amount_ore) from allocations a where a.debit_id = e.id) end, 0))::int as left_ore
  from ledger_entries e where e.school_id is not null);--> statement-breakpoint
CREATE VIEW "public"."invoice_balances" AS (select s.invoice_id, s.number, s.due_on,
  coalesce(e.left_ore, 0) as left_ore, s.organization_number, s.names, s.search_words
  from invoice_search s left join open_entries e on e.id = s.invoice_id);--> statement-breakpoint
CREATE TABLE "former_accounts" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"trial_began_at" timestamp with time zone,
	"first_school_at" timestamp with time zone,
	"removed_from" uuid[] NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "former_accounts_deleted_idx" ON "former_accounts" USING btree ("deleted_at");--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "invoice_counters" ("id", "last_number") VALUES (1, 10000);--> statement-breakpoint
CREATE FUNCTION add_to_invoice_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO "invoice_search" ("invoice_id", "number", "due_on", "total_ore", "organization_number", "names")
  SELECT NEW."id", NEW."number", NEW."due_on", NEW."total_ore", NEW."buyer"->>'organizationNumber',
    concat_ws(' ', NEW."buyer"->>'name', (SELECT "schools"."name" FROM "school_orders"
      JOIN "schools" ON "schools"."id" = "school_orders"."school_id" WHERE "school_orders"."id" = NEW."order_id"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  "credit" "ledger_entries";
  "debit" "ledger_entries";
BEGIN
  SELECT * INTO "credit" FROM "ledger_entries" WHERE "id" = NEW."credit_id";
  SELECT * INTO "debit" FROM "ledger_entries" WHERE "id" = NEW."debit_id";
  IF ("credit"."school_id" = "debit"."school_id") IS NOT TRUE OR "credit"."amount_ore" >= 0 OR "debit"."amount_ore" <= 0
    OR (SELECT sum("amount_ore") NOT BETWEEN 0 AND -"credit"."amount_ore" FROM "allocations" WHERE "credit_id" = NEW."credit_id")
    OR (SELECT sum("amount_ore") NOT BETWEEN 0 AND "debit"."amount_ore" FROM "allocations" WHERE "debit_id" = NEW."debit_id") THEN
    RAISE EXCEPTION 'Entry % cannot settle so much of entry %', NEW."credit_id", NEW."debit_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_counter_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "ledger_entries" "taken" WHERE "taken"."id" = NEW."reverses_id" AND "taken"."kind" = 'payment'
      AND "taken"."school_id" = NEW."school_id" AND "taken"."for_id" = NEW."for_id" AND "taken"."amount_ore" = -NEW."amount_ore"
      AND "taken"."received_id" IS NOT DISTINCT FROM NEW."received_id"
  ) THEN
    RAISE EXCEPTION 'A counter-entry takes back a whole payment';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION check_document_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "ledger_entries" WHERE "id" = NEW."id" AND abs("amount_ore") = NEW."total_ore") THEN
    RAISE EXCEPTION 'Document % is not entered', NEW."number";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_invoice_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  "checked_id" uuid := CASE TG_TABLE_NAME WHEN 'invoices' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'invoice_id' END;
BEGIN
  IF (SELECT "net_ore" FROM "invoices" WHERE "id" = "checked_id")
    IS DISTINCT FROM (SELECT sum("net_ore") FROM "invoice_lines" WHERE "invoice_id" = "checked_id") THEN
    RAISE EXCEPTION 'The lines of invoice % do not add up to its net sum', "checked_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_postings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  "checked_id" uuid := coalesce(to_jsonb(NEW)->>'entry_id', to_jsonb(NEW)->>'id');
BEGIN
  IF coalesce((SELECT sum("amount_ore") FROM "ledger_postings" WHERE "entry_id" = "checked_id"), 1) <> 0
    OR (SELECT "amount_ore" FROM "ledger_entries" WHERE "id" = "checked_id") IS DISTINCT FROM (
      SELECT "ledger_postings"."amount_ore" FROM "ledger_postings" JOIN "ledger_entries" ON "ledger_entries"."id" = "entry_id"
      WHERE "entry_id" = "checked_id" AND "account" = (CASE WHEN "school_id" IS NULL THEN 2990 ELSE 1500 END)) THEN
    RAISE EXCEPTION 'The postings of entry % do not balance', "checked_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION check_received()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  "received" "ledger_entries";
  "uses" bigint;
BEGIN
  SELECT * INTO "received" FROM "ledger_entries" WHERE "id" = NEW."received_id" FOR NO KEY UPDATE;
  SELECT count(*) FILTER (WHERE "kind" <> 'takenBack') - count(*) FILTER (WHERE "kind" = 'takenBack') INTO "uses"
    FROM "ledger_entries" WHERE "received_id" = NEW."received_id";
  IF "received"."kind" IS DISTINCT FROM 'unmatched' OR abs(NEW."amount_ore") <> abs("received"."amount_ore")
    OR "uses" <> (NEW."kind" = 'takenBack')::int THEN
    RAISE EXCEPTION 'Received entry % is not unmatched, or not of this amount', NEW."received_id";
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_book_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'What is booked is never changed: make a counter-entry';
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_invoice_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'An issued invoice is never changed: make a credit note';
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER allocations_fit AFTER INSERT ON allocations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_allocation();--> statement-breakpoint
CREATE TRIGGER allocations_never_change BEFORE DELETE OR UPDATE ON allocations FOR EACH ROW EXECUTE FUNCTION refuse_book_change();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoice_lines_add_up AFTER INSERT ON invoice_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_lines();--> statement-breakpoint
CREATE TRIGGER invoice_lines_never_change BEFORE DELETE OR UPDATE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoices_entered AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.total_ore <> 0)) EXECUTE FUNCTION check_document_entry();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER invoices_lines_add_up AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_lines();--> statement-breakpoint
CREATE TRIGGER invoices_never_change BEFORE DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();--> statement-breakpoint
CREATE TRIGGER invoices_search AFTER INSERT ON invoices FOR EACH ROW WHEN ((new.type = 'invoice'::text)) EXECUTE FUNCTION add_to_invoice_search();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_postings();--> statement-breakpoint
CREATE TRIGGER ledger_entries_counter BEFORE INSERT ON ledger_entries FOR EACH ROW WHEN ((new.kind = 'takenBack'::text)) EXECUTE FUNCTION check_counter_entry();--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_change BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_book_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_received BEFORE INSERT ON ledger_entries FOR EACH ROW WHEN ((new.received_id IS NOT NULL)) EXECUTE FUNCTION check_received();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_postings();--> statement-breakpoint
CREATE TRIGGER ledger_postings_never_change BEFORE DELETE OR UPDATE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_book_change();--> statement-breakpoint
CREATE TRIGGER office_log_never_changes BEFORE DELETE OR UPDATE ON office_log FOR EACH ROW EXECUTE FUNCTION refuse_book_change();--> statement-breakpoint
CREATE TRIGGER received_payments_never_change BEFORE DELETE OR UPDATE ON received_payments FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
