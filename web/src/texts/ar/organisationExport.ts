import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'تصدير كل شيء',
  lead: 'ملف ZIP يضم الوكلاء ومعرفتهم والمحادثات والعملاء المحتملين والعملاء والرصيد والمشتريات والتقارير. لا يشمل الملفات التي أرسلها الزوار.',
  exportNow: 'تصدير المؤسسة',
  stop: 'إيقاف',
  exportingAgent:
    'الوكيل {number, number} من {agents, number}: {name}، {conversations, plural, zero {لا محادثات} one {محادثة واحدة} two {محادثتان} few {# محادثات} many {# محادثة} other {# محادثة}}',
  exported: 'صُدّرت المؤسسة.',
  notExported: 'لم تُصدَّر المؤسسة. {reason}',
} satisfies Translation<typeof english>
