import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'سجل الإصدارات',
  versionsHint:
    'أحدث عشرين: ما نُشر والمسودات المحفوظة. ما تستعيده يغيّر المسودة وحدها؛ ويصل إلى الزوار عند النشر.',
  noVersions: 'لا إصدارات بعد',
  noVersionsHint: 'تُحفظ هنا كل عملية نشر حتى تتمكن من الرجوع.',
  notLoaded: 'تعذّر تحميل الإصدارات.',
  published: 'الإصدار {version, number}',
  keptDraft: 'مسودة محفوظة',
  restoreAll: 'استعادة الكل',
  restore: 'استعادة',
  restoreField: 'استعادة {field}',
  restored: 'تمت الاستعادة. المسودة السابقة أصبحت إصدارًا مستقلًا.',
  saveFirst: 'احفظ تغييراتك أولًا كي لا يضيع شيء منها.',
  approvedBy: 'وافق عليه {name}',
  withoutApproval: 'دون موافقة: {reason}',
  differences: 'ما فيه وليس في المسودة',
  noDifference: 'لا شيء: المسودة مطابقة.',
  inDraft: 'في المسودة',
  inVersion: 'في هذا الإصدار',
  flow: 'التدفق',
  onlyArranged: 'الاختلاف في الترتيب على اللوحة فقط.',
  versionName: 'اسم هذا الإصدار',
  versionNameHint: 'مثل «قبل التخفيضات»',
  saveName: 'حفظ الاسم',
  namedBy: 'سمّاه {name}',
  brokenVersion: 'لا يمكن عرض الإصدار {id}: ما خُزّن منه غير مكتمل.',
} satisfies Translation<typeof english>
