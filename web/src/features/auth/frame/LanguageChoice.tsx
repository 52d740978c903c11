import { languages } from '@parley/functions/shared/texts/languages'
import { chooseLanguage, language } from '../../../lib/texts/language.ts'
import { signInTexts } from '../signInTexts.ts'

/** The languages by their own names, so that each reader finds theirs. */
export function LanguageChoice() {
  return (
    <select
      className="auth-language"
      aria-label={signInTexts('language')}
      value={language}
      onChange={(event) => {
        keepEmail()
        chooseLanguage(event.currentTarget.value)
      }}
    >
      {languages.map((choice) => (
        <option key={choice.language} value={choice.language} lang={choice.language}>
          {choice.name}
        </option>
      ))}
    </select>
  )
}

/** Keeps the typed email in the history, because the page is reloaded; `typedEmail` reads it. */
function keepEmail(): void {
  const field = document.querySelector<HTMLInputElement>('input[type="email"]')
  if (field?.value) history.replaceState(field.value, '')
}
