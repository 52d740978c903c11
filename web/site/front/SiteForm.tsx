import { useWords } from '../words.ts'

/**
 * Asks for a URL, and shows an agent on that site (`browser/trySite.ts`). Without a script it leads to the
 * sign-up.
 */
export function SiteForm() {
  const t = useWords('front')
  return (
    <form
      className="front-site"
      action="/signup"
      data-greeted={t('siteGreeted')}
      data-without-colour={t('siteWithoutColour')}
      data-wrong={t('siteWrong')}
      data-too-many={t('siteTooMany')}
      data-not-read={t('siteNotRead')}
    >
      <label>
        <span>{t('site')}</span>
        <input
          name="site"
          placeholder={t('siteExample')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={300}
          aria-describedby="site-result"
        />
      </label>
      <button type="submit" className="button quiet">
        {t('showMe')}
      </button>
      <output id="site-result">{t('siteHint')}</output>
    </form>
  )
}
