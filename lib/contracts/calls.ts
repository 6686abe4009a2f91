import { accountCalls } from './account/account';
import { sessionCalls } from './account/session';
import { teacherCalls } from './account/teachers';
import { adminCalls } from './school/admins';
import { schoolCalls } from './school/schools';
import { schoolSettingsCalls } from './school/school-settings';
import { memberCalls } from './school/school-members';
import { schoolActivityCalls } from './school/school-activity';
import { schoolYearCalls } from './school/school-year';
import { classOwnerCalls, ownerlessCalls } from './school/ownerless-classes';
import { classListCalls } from './classes/class-list';
import { classCalls } from './classes/classes';
import { groupRoundCalls } from './classes/group-rounds';
import { conditionCalls } from './conditions/conditions';
import { roomCalls } from './rooms/rooms';
import { examPaperCalls } from './maps/exam-papers';
import { termPlanCalls } from './maps/term-plan';
import { mapCalls } from './maps/maps';
import { mapFileCalls } from './maps/map-file';
import { linkCalls } from './maps/links';
import { billingCalls } from './billing/billing';
import { orderCalls } from './billing/orders';
import { orderOptionCalls } from './billing/order-options';
import { subscriptionCalls } from './billing/subscription';
import { trialCalls } from './billing/trial';
import { checkoutCalls } from './billing/checkout';
import { failureCalls, officeCalls, officeSchoolCalls } from './billing/office';
import { contactCalls } from './site/contact';
import { healthCalls } from './health';
import { jobCalls } from './jobs';

export const calls = {
  ...accountCalls,
  ...sessionCalls,
  ...teacherCalls,
  ...adminCalls,
  ...schoolCalls,
  ...schoolSettingsCalls,
  ...memberCalls,
  ...schoolActivityCalls,
  ...schoolYearCalls,
  ...ownerlessCalls,
  ...classOwnerCalls,
  ...classListCalls,
  ...classCalls,
  ...groupRoundCalls,
  ...conditionCalls,
  ...roomCalls,
  ...mapCalls,
  ...termPlanCalls,
  ...mapFileCalls,
  ...examPaperCalls,
  ...linkCalls,
  ...billingCalls,
  ...orderCalls,
  ...orderOptionCalls,
  ...subscriptionCalls,
  ...trialCalls,
  ...checkoutCalls,
  ...officeCalls,
  ...failureCalls,
  ...officeSchoolCalls,
  ...contactCalls,
  ...healthCalls,
  ...jobCalls,
};
