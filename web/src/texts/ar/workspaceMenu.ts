import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'مساحة العمل',
  workspaceNamed: 'مساحة العمل {name} {region}',
  currentWorkspace: 'مساحة العمل الحالية',
  settings: 'الإعدادات',
  newUser: '+ مستخدم جديد',
  newWorkspace: '+ مساحة عمل جديدة',
  yourName: 'اسمك',
  language: 'اللغة',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'حدث خطأ أثناء تسجيل الخروج.',
  credits: 'الرصيد',
  creditsLow: 'الرصيد<low> · منخفض</low>',
  tryAgain: 'حاول مرة أخرى',
  upgradePlan: 'ترقية الخطة',
  name: 'الاسم',
  nameSaved: 'حُفظ الاسم.',
  nameNotLoaded: 'تعذّر تحميل اسمك',
  saveName: 'حفظ الاسم',
  whoSeesName: 'يراه الزملاء، والزوار عندما تجيبهم. ما قيل من قبل يحتفظ بالاسم الذي قيل به.',
} satisfies Translation<typeof english>
