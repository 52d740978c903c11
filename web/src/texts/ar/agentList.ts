import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'مسودة',
  live: 'منشور',
  changesNotPublished: 'تغييرات غير منشورة',
  newAgent: 'وكيل جديد',
  upgradeForMore: 'الترقية للمزيد',
  agents: 'الوكلاء',
  searchAgents: 'البحث في الوكلاء',
  makeYourFirstAgent: 'أنشئ وكيلك الأول',
  firstAgentHint: 'يجيب الوكيل زوارك مما تعلّمه إياه. ابدأ من قالب، وأعطه مستنداتك، وجرّبه قبل أن يراه أحد.',
  roomTaken:
    '{count, number} من {most, plural, zero {لا وكلاء} one {وكيل واحد} two {وكيلين} few {# وكلاء} many {# وكيلًا} other {# وكيل}}',
  agentsNotLoaded: 'تعذّر تحميل وكلائك',
  brokenAgent: 'لا يمكن عرض الوكيل {id}: ما حُفظ منه غير مكتمل.',
  order: 'الترتيب',
  lastChanged: 'الأحدث تعديلًا',
  oldestFirst: 'الأقدم تعديلًا',
  byName: 'الاسم، من الألف إلى الياء',
  byNameBackwards: 'الاسم، من الياء إلى الألف',
  tryIt: 'جرّبه',
  conversations: 'المحادثات',
  knowledge: 'المعرفة',
  demoPage: 'صفحة العرض',
  copyAgentId: 'نسخ معرّف الوكيل',
  agentIdCopied: 'تم النسخ',
  deleteAgent: 'حذف الوكيل',
  actionsOf: 'إجراءات {agent}',
  nobodyHasAsked: 'لم يسأله أحد بعد.',
  notPublishedYet: 'لم يُنشر بعد: أنت وحدك تستطيع محادثته.',
  conversationsInTwoWeeks:
    '{count, plural, zero {لا محادثات خلال 14 يومًا} one {محادثة واحدة خلال 14 يومًا} two {محادثتان خلال 14 يومًا} few {# محادثات خلال 14 يومًا} many {# محادثة خلال 14 يومًا} other {# محادثة خلال 14 يومًا}}',
  inTwoWeeks: '{count, number} خلال 14 يومًا',
  peopleWait:
    '{count, plural, zero {لا أحد ينتظر} one {واحد ينتظر} two {اثنان ينتظران} few {# ينتظرون} many {# ينتظرون} other {# ينتظرون}}',
  sampleGreeting: 'مرحبًا! اسألني عن أي شيء في متجرنا.',
  duplicate: 'تكرار',
} satisfies Translation<typeof english>
