import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'Je wachtwoord',
  yourPasswordHint: 'Je bent meer dan tien minuten geleden ingelogd.',
  showPassword: 'Wachtwoord tonen',
  passwordMissing: 'Typ je wachtwoord.',
  passwordWrong: 'Dit wachtwoord klopt niet.',
  confirmItIsYou: 'Bevestig dat jij het bent: je bent meer dan tien minuten geleden ingelogd.',
} satisfies Translation<typeof english>
