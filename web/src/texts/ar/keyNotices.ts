import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'مفاتيح جُدّدت أو عُرضت',
  changedKeysHint:
    'إن لم تكن تتوقع أحدها فأنشئ مفتاحًا جديدًا واختر كلمة مرور جديدة: فهذا ينهي كل الجلسات الأخرى.',
  secretRenewed: 'أنشأ \u2068{who}\u2069 سرًا جديدًا لاستدعاءات الفوترة.',
  agentKeyRenewed: 'أنشأ \u2068{who}\u2069 مفتاحًا سريًا جديدًا للوكيل \u2068{agent}\u2069.',
  eventKeyRenewed: 'أنشأ \u2068{who}\u2069 مفتاح توقيع جديدًا للأحداث.',
  eventKeyShown: 'اطّلع \u2068{who}\u2069 على مفتاح توقيع الأحداث.',
  projectKeyReplaced: 'استبدل \u2068{who}\u2069 مفتاح Voiceflow للوكيل \u2068{agent}\u2069.',
  iKnow: 'أعلم بذلك',
  noted: 'سُجّل ذلك.',
  keysChanged:
    '{count, plural, zero {لم يُجدّد مفتاح ولم يُعرض.} one {جُدّد مفتاح واحد أو عُرض.} two {جُدّد مفتاحان أو عُرضا.} few {جُدّدت # مفاتيح أو عُرضت.} many {جُدّد # مفتاحًا أو عُرض.} other {جُدّد # مفتاح أو عُرض.}}',
  lookAtThem: 'اطّلع عليها',
} satisfies Translation<typeof english>
