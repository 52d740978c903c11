import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  'permission-denied': 'لا يحق لك ذلك. اسأل مالك مساحة العمل.',
  'not-found': 'لم يعد هذا موجودًا.',
  'invalid-argument': 'شيء في هذا النموذج غير صحيح.',
  'already-exists': 'هذا موجود بالفعل.',
  'failed-precondition': 'هذا غير ممكن الآن.',
  'resource-exhausted': 'كان ذلك أسرع من اللازم. انتظر دقيقة وحاول مرة أخرى.',
  'email-not-verified': 'أكّد عنوان بريدك الإلكتروني أولًا.',
  'agent-limit-reached': 'لا تتسع خطتك لوكيل آخر.',
  'knowledge-limit-reached': 'لا تتسع خطتك لمعرفة أكثر.',
  'seat-limit-reached': 'جميع المقاعد مشغولة',
  'file-too-large': 'هذا الملف كبير جدًا.',
  'file-type-not-allowed': 'لا تُقبل هنا ملفات من هذا النوع.',
  'file-unreadable': 'لم نتمكن من قراءة هذا الملف.',
  'out-of-credits': 'لم يبقَ رصيد في مساحة العمل هذه.',
  unavailable: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك وحاول مرة أخرى.',
  internal: 'حدث خطأ ما',
} satisfies Translation<typeof english>
