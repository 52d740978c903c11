import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'للدفع، سجّل الدخول برمز.',
  billingNotOffered: 'الفوترة غير متاحة هنا.',
  sellerAccountGone: 'فُصل حساب الدفع هذا نهائيًا. حوّل الرصيد إلى عملائك من «العملاء» بدلًا من ذلك.',
  ownerMakesAdmins: 'يستطيع المشرفون الدفع، لذلك لا يعيّنهم إلا مالك مساحة العمل.',
  ownerConnectsSeller: 'مالك مساحة العمل وحده يربط حساب الدفع الخاص بها.',
  priceHasChanged: 'تغيّر السعر. يُرجى مراجعته والمحاولة من جديد.',
  creditsNotForSaleNow: 'لا يمكن شراء هذه الأرصدة الآن. تم إخطار مزوّد الخدمة، ولم يُخصم أي مبلغ.',
  checkoutsTooMany: 'فُتحت صفحة الدفع اليوم مرات كثيرة دون إتمام الدفع. يُرجى المحاولة مرة أخرى غدًا.',
  validNumber: 'يُرجى إدخال رقم صالح',
  plansLocked: 'أكمل الخطوتين ١ و٢ واضغط على «حفظ إعدادات الفوترة» قبل إعداد خطط الاشتراك',
  plansChanged: 'حفظ شخص آخر الخطط في هذه الأثناء. حمّلها من جديد.',
  planFeatureMissing: 'يجب أن تحتوي كل خطة على ميزة واحدة على الأقل بنص',
  planPriceOutOfBounds: 'تتراوح تكلفة الخطة بين 0.50 و999,999.99 دولار شهريًا.',
  planPriceTooLow:
    'تكلّف الخطة 0.001 دولار على الأقل لكل رصيد. حدِّد لـ«{name}» سعرًا أعلى في Stripe أو أرشفها هناك.',
  planNotForSale: 'لم تعد هذه الخطة معروضة للبيع. اختر خطة أخرى.',
  alreadySubscribed: 'لديك خطة بالفعل.',
  noActivePlan: 'لا توجد خطة سارية.',
  planHasEnded: 'انتهت خطتك. اختر خطة في الفوترة وسيعود كل شيء.',
  planStillRuns: 'لا يزال عملاء يدفعون مقابل خطة. ألغِها وانتظر انتهاءها، أو أنهِها فورًا في Stripe.',
} satisfies Translation<typeof english>
