import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'عرض تجريبي',
  description: 'تحدث إلى وكيل منشور في الأداة الحقيقية.',
  heading: 'اسأله شيئًا',
  lead: 'هذه هي الأداة الحقيقية مع وكيل حقيقي لمتجر من نسج الخيال. وتأتي إجاباته من مستندات المتجر نفسه.',
  leadWithoutAgent: 'أنشئ وكيلًا في دقائق وتحدث إليه في محادثة الاختبار قبل أي شخص آخر.',
  chat: 'محادثة تجريبية',
  steps: 'ما الذي تجرّبه',
  knows: 'شيء يعرفه',
  knowsText: 'اسأل عن التوصيل أو الإرجاع أو ساعات العمل. واضغط على المصدر لترى المقطع.',
  knowsNot: 'شيء لا يعرفه',
  knowsNotText: 'يصرّح بذلك بدل أن يختلق إجابة.',
  language: 'لغة أخرى',
  languageText: 'اسأل بلغتك. والقائمة تغيّر لغة المحادثة.',
  person: 'شخص',
  personText: 'قل إنك تريد التحدث إلى شخص، وانظر كيف يسلّم الوكيل المحادثة.',
} satisfies Translation<typeof english>
