import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'كلمة مرورك',
  yourPasswordHint: 'مضى على تسجيل دخولك أكثر من عشر دقائق.',
  showPassword: 'إظهار كلمة المرور',
  passwordMissing: 'أدخل كلمة مرورك.',
  passwordWrong: 'كلمة المرور هذه غير صحيحة.',
  confirmItIsYou: 'أكّد أنك أنت: مضى على تسجيل دخولك أكثر من عشر دقائق.',
} satisfies Translation<typeof english>
