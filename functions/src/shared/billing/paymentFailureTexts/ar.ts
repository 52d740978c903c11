import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'رُفضت بطاقتك. اسأل مصرفك أو استخدم بطاقة أخرى.',
  cardFundsMissing: 'لا يوجد رصيد كافٍ في بطاقتك. استخدم بطاقة أخرى.',
  cardLimitReached: 'بلغت بطاقتك حدّها. اسأل مصرفك أو استخدم بطاقة أخرى.',
  cardExpired: 'انتهت صلاحية بطاقتك. أضف بطاقة أخرى.',
  cardCvcWrong: 'رمز الأمان في بطاقتك غير صحيح. تحقق منه وحاول مرة أخرى.',
  cardDetailsWrong: 'رقم بطاقتك أو تاريخ انتهائها أو عنوانها غير صحيح. تحقق منها وحاول مرة أخرى.',
  cardNotSupported: 'لا تصلح بطاقتك لهذا النوع من الدفع. استخدم بطاقة أخرى.',
  cardCurrencyNotSupported: 'لا يمكن الدفع ببطاقتك بهذه العملة. استخدم بطاقة أخرى.',
  cardProcessingFailed: 'لم يتمكن مصرفك من معالجة الدفع. حاول مرة أخرى بعد قليل.',
  cardNeedsConfirmation: 'يطلب مصرفك أن تؤكد هذا الدفع.',
  cardNotConfirmed: 'لم يؤكد مصرفك الدفع. حاول مرة أخرى أو استخدم بطاقة أخرى.',
  purchaseTooLate: 'لم تكتمل عملية الشراء هذه في الوقت المحدد. ابدأ من جديد.',
} as const satisfies Record<PaymentFailureKey, string>
