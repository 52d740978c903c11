import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'يمكنك الرد بحرية. الوقت المتبقي: {time}. بعدها يجب أن يكتب الشخص من جديد.',
  windowIsOpenForTemplates:
    'يمكنك الرد بحرية. الوقت المتبقي: {time}. بعدها لا يسلّم WhatsApp إلا القوالب المعتمدة.',
  windowIsOver:
    'مرّت 24 ساعة على آخر رسالة من هذا الشخص: لم تعد الردود الحرة تصل. يجب أن يكتب الشخص من جديد أولًا.',
  windowNeedsTemplate:
    'مرّت 24 ساعة على آخر رسالة من هذا الشخص. إلى أن يكتب من جديد لا يسلّم WhatsApp إلا القوالب المعتمدة.',
  windowOfPeople: 'مرّت 24 ساعة: لم يعد الوكيل يرد، لكن يمكنك أنت الرد. الوقت المتبقي: {time}.',
  weekIsOver: 'مرّت سبعة أيام منذ آخر رسالة من هذا الشخص: لم تعد الردود تُسلَّم. عليه أن يكتب مجددًا أولًا.',
  sendTemplate: 'إرسال قالب',
  sendThisTemplate: 'إرسال القالب',
  template: 'القالب',
  textFor: 'النص مكان \u2066{variable}\u2069',
  noTemplates: 'لم يعتمد WhatsApp أي قالب بعد.',
  templateGone: 'القالب الذي اخترته لم يعد معتمدًا. اختر قالبًا آخر.',
  templatesWait: 'لم يقرر WhatsApp بعد: \u2068{names}\u2069',
  templatesRefused: 'لا يقبل WhatsApp هذه القوالب: \u2068{names}\u2069',
  templatesNotLoaded: 'تعذر تحميل القوالب',
} satisfies Translation<typeof english>
