import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'لا تُباع الخطة مع {credits} رصيد في الشهر.',
  bankMustConfirm:
    'يطلب مصرفك تأكيد كل دفعة، لذلك لا يمكن لهذه البطاقة دفع تغيير فوري. يرجى استخدام بطاقة أخرى.',
  payPlanFirst: 'دفعتك الأخيرة غير مسددة. سددها أولًا ثم غيّر الخطة.',
  vatIdInvalid: 'هذا ليس رقمًا ضريبيًا صالحًا لبلدك.',
  vatIdNotUsed: 'لا تُستخدم الأرقام الضريبية هنا بعد.',
  taxAddressMissing: 'عنوان الفوترة غير كافٍ لحساب الضريبة. أضف بطاقة مع عنوانك الكامل.',
  reactivatePlanFirst: 'اشتراكك في طريقه إلى الانتهاء. أعد تفعيله أولًا ثم غيّر الخطة.',
} satisfies Translation<typeof english>
