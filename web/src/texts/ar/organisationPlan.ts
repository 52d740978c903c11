import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'الخطة',
  pricePerMonth: '{price} شهريًا',
  planNotLoaded: 'تعذّر تحميل الخطة',
  planEnds: 'تنتهي الخطة بنهاية الشهر المدفوع',
  endPlan: 'إلغاء الخطة',
  endPlanOf: 'إلغاء «{name}»؟',
  endPlanHint:
    'تسري حتى {at} ولن تُحصَّل مرة أخرى. يبقى الرصيد المدفوع. ما دام العملاء يرون الفوترة فبإمكانهم مواصلتها.',
  planStopped: 'حساب الدفع مفصول، لذا لا يُعرف مصير الخطة.',
  planUnpaid: 'فشلت آخر دفعة.',
  billingIsOff: 'لا يرى العملاء فوترتهم الآن، لكن هذه الخطة لا تزال تُحصَّل.',
  planEndsOn: 'تنتهي في {at}.',
  planRenewsOn: 'تتجدد في {at}.',
} satisfies Translation<typeof english>
