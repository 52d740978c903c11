import { languages } from '@parley/functions/shared/texts/languages'
import { chooseLanguage, language } from '../../lib/texts/language.ts'
import { signInTexts } from './signInTexts.ts'

/** Each language by its own name, so that everybody finds his. */
export function LanguageChoice() {
  return (
    <select
      className="auth-language"
      aria-label={signInTexts('language')}
      value={language}
      onChange={(event) => {
        keepAddress()
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

/** The page is loaded anew; `typedAddress` finds there what was typed here. */
function keepAddress(): void {
  const field = document.querySelector<HTMLInputElement>('input[type="email"]')
  if (field?.value) history.replaceState(field.value, '')
}
