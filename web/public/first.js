{
  const stored = (name) => {
    try {
      return localStorage.getItem(`parley.${name}`)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const scheme = stored('colorScheme')
  const isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light'

  const known = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ar']
  const wanted = navigator.languages.map((tag) => tag.split('-')[0])
  root.lang = stored('language') ?? wanted.find((tag) => known.includes(tag)) ?? 'en'
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'

  // Beside the entry, not after it.
  const { signIn } = document.currentScript?.dataset ?? {}
  if (signIn && location.pathname === '/login') {
    for (const href of signIn.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
