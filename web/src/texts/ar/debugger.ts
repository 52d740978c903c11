import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'محادثة الاختبار',
  startOver: 'البدء من جديد',
  closeTestChat: 'إغلاق محادثة الاختبار',
  saveChanges: 'حفظ التغييرات',
  receiptsHint: 'كل إجابة تكلف رصيدًا، كما في موقعك. يظهر إيصالها هنا.',
  receipts: 'الإيصالات',
  tryAgain: 'حاول مرة أخرى',
  model: 'النموذج',
  tokens: 'الرموز',
  firstToken: 'الرمز الأول',
  total: 'الإجمالي',
  whyThesePassages: 'لماذا هذه المقاطع؟',
  noPassageUsed: 'لم يُستخدم أي مقطع من المعرفة.',
  talksTo: 'تتحدث إلى مسودة {title}',
  unsavedElsewhere: 'تغييراتك غير المحفوظة ليست هنا بعد.',
  conversationWith: 'محادثة مع {title}',
  reportSummary:
    '{passages, plural, zero {لا مقاطع} one {مقطع واحد} two {مقطعان} few {# مقاطع} many {# مقطعًا} other {# مقطع}} · الرموز: {tokens, number} · الرصيد: {credits} · {seconds, number, oneDecimal} ث',
  tokensInOut: '{input, number} داخلة، {output, number} خارجة',
  milliseconds: '{ms, number} مللي ثانية',
  answerBroke: 'انقطعت الإجابة. حاول مرة أخرى.',
  receipt: 'الإيصال',
  credits: 'الرصيد',
} satisfies Translation<typeof english>
