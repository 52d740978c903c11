import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'مسودة',
  live: 'منشور',
  changesNotPublished: 'تغييرات غير منشورة',
  newAgent: 'وكيل جديد',
  name: 'الاسم',
  upgradeForMore: 'الترقية للمزيد',
  agents: 'الوكلاء',
  searchAgents: 'البحث في الوكلاء',
  makeYourFirstAgent: 'أنشئ وكيلك الأول',
  firstAgentHint: 'يجيب الوكيل زوارك مما تعلّمه إياه. ابدأ من قالب، وأعطه مستنداتك، وجرّبه قبل أن يراه أحد.',
  state: 'الحالة',
  changed: 'التغيير',
  noDescriptionYet: 'لا وصف بعد',
  roomTaken:
    '{count, number} من {most, plural, zero {لا وكلاء} one {وكيل واحد} two {وكيلين} few {# وكلاء} many {# وكيلًا} other {# وكيل}}',
  agentsNotLoaded: 'تعذّر تحميل وكلائك',
  brokenAgent: 'لا يمكن عرض الوكيل {id}: ما حُفظ منه غير مكتمل.',
} satisfies Translation<typeof english>
