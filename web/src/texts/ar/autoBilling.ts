import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'تعذّر تحميل إعدادات الفوترة',
  stepAccount: '١. حساب الدفع',
  accountHint: 'يدفع عملاؤك إلى حسابك الخاص في Stripe، وتحتفظ المنصة بنسبة {percent}% من كل دفعة.',
  accountConnected: 'الحساب مرتبط',
  connectStripe: 'ربط Stripe',
  continueOnStripe: 'المتابعة في Stripe',
  ownerConnects: 'يربط مالك مساحة العمل الحساب.',
  state_onboarding: 'لا تزال Stripe بحاجة إلى معلومات عن شركتك.',
  state_restricted: 'لا تقبل Stripe المدفوعات لك حاليًا. تابع هناك لمعرفة ما ينقص.',
  state_gone:
    'هذا الحساب غير مرتبط، لذا لا يستطيع عملاؤك الشراء. يبقى رصيدهم كما هو. تواصل مع الدعم لإعادة الربط.',
  stepPrice: '٢. السعر',
  priceHint: 'تأتي الأرصدة التي يشتريها عملاؤك من رصيد مساحة عملك.',
  usdPerCredit: 'دولار أمريكي لكل رصيد',
  usdPerCreditHint: 'يُضاف إلى سعر المنصة للرصيد الواحد.',
  validNumber: 'يُرجى إدخال رقم صالح',
  finalPrice: 'السعر النهائي للرصيد',
  creditsForAmount: 'الأرصدة مقابل {amount}',
  saveSettings: 'حفظ إعدادات الفوترة',
  settingsSaved: 'تم حفظ إعدادات الفوترة',
  priceNotSaved: 'لم يُحفظ سعرك.',
} satisfies Translation<typeof english>
