import type { texts as english } from '../en/leads.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  leadDeleted: 'حُذف العميل المحتمل.',
  deleteLead: 'حذف العميل المحتمل',
  form: 'النموذج',
  page: 'الصفحة',
  openTheConversation: 'فتح المحادثة',
  leads: 'العملاء المحتملون',
  leadsHint: 'ما يرسله الزوار عبر نموذج في المحادثة.',
  searchLeads: 'البحث في العملاء المحتملين',
  state: 'الحالة',
  noLeadsYet: 'لا عملاء محتملين بعد',
  noLeadsHint: 'دع الزوار يتركون أسماءهم وعناوينهم عبر نموذج في المحادثة. يُجمع هنا ما يرسلونه.',
  addAForm: 'إضافة نموذج',
  nothingToExport: 'لا يوجد عميل محتمل مطابق، فلا شيء للتصدير.',
  name: 'الاسم',
  contact: 'التواصل',
  time: 'الوقت',
  markAsDone: 'وضع علامة منجز',
  markLeadsAsDone: 'وضع علامة منجز على العملاء المحتملين',
  deleteLeads: 'حذف العملاء المحتملين',
  state_new: 'جديد',
  state_contacted: 'تم التواصل',
  state_done: 'منجز',
  all: 'الكل',
  stateOf: 'حالة {name}',
  deleteLeadOf: 'حذف العميل المحتمل {name}',
  leadGoes: 'يُحذف ما أرسله «{name}». تبقى المحادثة.',
  leadsNotLoaded: 'تعذّر تحميل العملاء المحتملين',
  brokenLead: 'لا يمكن عرض العميل المحتمل {id}: ما حُفظ منه غير مكتمل.',
  areMarkedDone:
    '{count, plural, zero {لا عملاء محتملين لوضع علامة منجز عليهم.} one {توضع علامة منجز على عميل محتمل واحد.} two {توضع علامة منجز على عميلين محتملين.} few {توضع علامة منجز على # عملاء محتملين.} many {توضع علامة منجز على # عميلًا محتملًا.} other {توضع علامة منجز على # عميل محتمل.}}',
  markedDone:
    '{count, plural, zero {لم توضع علامة منجز على أي عميل محتمل.} one {وُضعت علامة منجز على العميل المحتمل.} two {وُضعت علامة منجز على عميلين محتملين.} few {وُضعت علامة منجز على # عملاء محتملين.} many {وُضعت علامة منجز على # عميلًا محتملًا.} other {وُضعت علامة منجز على # عميل محتمل.}}',
  sentIsDeleted:
    '{count, plural, zero {لا يُحذف شيء.} one {يُحذف ما أرسله زائر واحد. تبقى المحادثة.} two {يُحذف ما أرسله زائران. تبقى المحادثتان.} few {يُحذف ما أرسله # زوار. تبقى المحادثات.} many {يُحذف ما أرسله # زائرًا. تبقى المحادثات.} other {يُحذف ما أرسله # زائر. تبقى المحادثات.}}',
  leadsDeleted:
    '{count, plural, zero {لم يُحذف أي عميل محتمل.} one {حُذف العميل المحتمل.} two {حُذف عميلان محتملان.} few {حُذف # عملاء محتملين.} many {حُذف # عميلًا محتملًا.} other {حُذف # عميل محتمل.}}',
  noName: 'بلا اسم',
  column_time: 'الوقت',
  column_form: 'النموذج',
  column_state: 'الحالة',
  column_page: 'الصفحة',
  documentTitle: 'العملاء المحتملون · {agent}',
  fileName: 'العملاء المحتملون لـ {agent}',
  inTheChat: 'قيل في المحادثة',
} satisfies Translation<typeof english>
