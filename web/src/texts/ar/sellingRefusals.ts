import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'للدفع، سجّل الدخول بكلمة المرور أو برمز.',
  billingNotOffered: 'الفوترة غير متاحة هنا.',
  sellerAccountGone: 'لم يعد حساب الدفع هذا مرتبطًا. يُرجى التواصل مع الدعم.',
  ownerConnectsSeller: 'مالك مساحة العمل وحده يربط حساب الدفع الخاص بها.',
  priceHasChanged: 'تغيّر السعر. يُرجى مراجعته والمحاولة من جديد.',
  creditsNotForSaleNow: 'لا يمكن شراء هذه الأرصدة الآن. تم إخطار مزوّد الخدمة، ولم يُخصم أي مبلغ.',
  validNumber: 'يُرجى إدخال رقم صالح',
} satisfies Translation<typeof english>
