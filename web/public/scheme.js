{
  let chosen
  try {
    chosen = localStorage.getItem('parley.colorScheme')
  } catch {}
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}
