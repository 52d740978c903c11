import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '\u2068{agent}\u2069: يجب ربط \u2068{channel}\u2069 من جديد. لا يُجاب هناك على شيء.',
  ofAgentLocked:
    '\u2068{agent}\u2069: حظر WhatsApp هذا الحساب. اطّلع على السبب في Business Suite لدى Meta واعترض هناك؛ تعود الردود من تلقاء نفسها بعد رفع الحظر.',
  hasStopped: 'يجب ربط \u2068{channel}\u2069 من جديد. حتى ذلك الحين لا تُرسل الردود.',
  isLocked: 'حظر WhatsApp هذا الحساب. لا تُرسل الردود حتى يُرفع الحظر.',
  isLockedAtMeta:
    'حظر WhatsApp هذا الحساب. اطّلع على السبب في Business Suite لدى Meta واعترض هناك؛ تعود الردود من تلقاء نفسها بعد رفع الحظر.',
  hasEnded: 'لم يعد \u2068{channel}\u2069 متصلًا، لذلك لا تُرسل الردود.',
  connectAgain: 'أعد الربط',
  openChannels: 'افتح القنوات',
  askProvider: 'اسأل مزوّد الخدمة.',
  needsAttention: 'يحتاج إلى انتباه',
  repliesStop: 'لا تُرسل الردود حاليًا',
  wordsStay: 'ما كتبته يبقى هنا.',
  channelsStopped: 'يجب ربط قناة من جديد',
} satisfies Translation<typeof english>
