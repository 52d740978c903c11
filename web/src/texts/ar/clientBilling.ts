import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  billingDashboard: 'لوحة الفوترة',
  billingNotLoaded: 'تعذّر تحميل الفوترة',
  availableCredits: 'الرصيد المتاح',
  purchaseCredits: 'شراء الرصيد',
  packs: 'الباقات',
  credits: 'الأرصدة',
  forCredits: 'مقابل {credits, number} رصيد',
  buy: 'شراء',
  cardNeeded: 'أضف بطاقة أدناه لشراء الرصيد.',
  purchased: 'تم شراء الرصيد بنجاح',
  purchaseFailed: 'تعذّر شراء الرصيد',
  bankNotAnswered: 'لم يردّ مصرفك بعد. يصل رصيدك فور ردّه، ولا حاجة إلى الدفع مرة أخرى.',
  paymentMethod: 'طريقة الدفع',
  noCard: 'لا توجد بطاقة بعد.',
  addCard: 'إضافة بطاقة',
  replaceCard: 'استبدال البطاقة',
  saveCard: 'حفظ البطاقة',
  cancel: 'إلغاء',
  cardSaved: 'تم تحديث طريقة الدفع بنجاح',
  cardFormNotLoaded: 'تعذّر تحميل نموذج البطاقة',
  recentInvoices: 'أحدث الفواتير',
  noInvoices: 'تظهر مشترياتك هنا.',
  creditsBought: '{credits} رصيد',
  invoice: 'الإيصال',
} satisfies Translation<typeof english>
