import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'احصل على الخطة المجانية',
  description: 'كل ما تحتاجه لتجربة وكيل على موقعك. دون بطاقة.',
  lead: 'جرّب كل شيء على موقعك. لا ينتهي بعد أيام، ولا تحتاج إلى بطاقة.',
  compare: 'قارن الخطط',
  features: 'ما تحصل عليه',
  usedUp: 'ماذا يحدث عند نفاد الرصيد؟',
  usedUpText: 'يتوقف الوكيل عن الإجابة ويبقى بإمكان زملائك الرد. اشحن الرصيد أو اختر خطة للمتابعة.',
  leftOut: 'هل ينقص شيء؟',
  leftOutText:
    'لا تنقص أي ميزة في المحرر أو الأداة أو صندوق الوارد. أما الإضافات مثل العلامة البيضاء فتحتاج إلى خطة مدفوعة.',
  closing: 'ابدأ الآن',
  closingText: 'لا تحتاج إلا إلى بريد إلكتروني.',
} satisfies Translation<typeof english>
