import { foldText } from './foldText.ts'
import { splitWords } from './splitWords.ts'
import type { UnspacedLanguage } from './unspacedWords.ts'
import { isWordLanguage, stemOf, type WordLanguage } from './wordLanguages.ts'

type Language = WordLanguage | UnspacedLanguage

/** Words that people use around any question: they say little, whether an index has them or not. */
const everydayWords: Record<Language, string> = {
  en:
    'receive receives work works get gets hello hi hey dear good morning afternoon evening thanks thank cheers regards excuse sorry question wonder wondering hope like love ' +
    'go goes going gone come comes coming see seen look looking think thought say said tell told ask asked asking make makes made give given take ' +
    'put use using try trying keep let seem feel find found believe suppose guess mean happen happens start way thing things kind sort lot bit ' +
    'really actually just even still already again also maybe perhaps quite pretty possible possibly able exactly usually always never often ' +
    'sometimes ever now next last first people person man woman guy guys one anyone someone everything right ok okay yes best better nice great ' +
    'idea advice explain recommend show write currently plan planning bought got went done name world life',
  de:
    'bekomme bekommen bekommt kriege kriegen kriegt bekommst funktioniert funktionieren läuft hallo guten tag morgen abend moin grüezi servus liebe danke vielen dank gruß grüße entschuldigung frage fragen wissen hoffe gern gerne lieb ' +
    'gehen geht ging komme kommen kommt sehen sehe schauen anschauen denken glaube meine meinen sagen sagt machen mache macht gemacht geben gibt ' +
    'nehmen nimmt tun lassen finde finden halten stehen bleiben liegen passieren passiert anfangen weg ding sache sachen art wirklich eigentlich einfach noch schon ' +
    'wieder auch vielleicht ziemlich sehr möglich möglichkeit genau normalerweise immer nie oft manchmal jetzt nächste letzte erste leute mensch menschen mann frau ' +
    'jemand alles richtig okay ja beste besser gut schön toll idee rat erklären empfehlen zeigen schreiben aktuell plane planen könnt könnte möchte ' +
    'würde wollte gerade demnächst welt leben name heißt sorgen eben',
  fr:
    'obtenir obtiens reçois recevoir avoir marche marchent fonctionne bonjour bonsoir salut cher merci remercie cordialement excusez pardon question demander demande savoir espère aime aimerais voudrais ' +
    'aller va vais vont venir vient viens viendrais voir vois regarder penser pense dire dit faire fais fait faites donner donne prendre prends prenez mettre laisser ' +
    'trouver trouve croire semble sentir arriver arrive commencer chose choses sorte type vraiment juste encore toujours déjà aussi peut-être ' +
    'assez très possible exactement normalement jamais souvent parfois maintenant prochain prochaine dernier dernière premier gens personne ' +
    'homme femme quelqu tout bien oui meilleur mieux bon bonne beau idée conseil expliquer recommander montrer écrire actuellement prévu pourrais souhaite ' +
    'envie monde vie nom seconde depuis',
  es:
    'recibir recibo reciben tener funciona funcionan hola buenas buenos días tardes noches gracias saludo saludos perdón disculpe pregunta preguntar preguntaba saber espero gusta gustaría quiero querría quisiera ' +
    'ir va voy van venir viene vengo ver veo mirar pensar pienso decir dice dicen hacer hago hace hacéis hacen dar da dan tomar poner dejar encontrar creer creo parece ' +
    'pasar pasa empezar cosa cosas tipo forma manera realmente justo todavía aún ya también quizás tal vez bastante muy posible exactamente normalmente ' +
    'siempre nunca menudo ahora próximo próxima último última primero gente persona hombre mujer alguien todo bien sí mejor bueno buena bonito idea ' +
    'consejo explicar recomendar mostrar escribir actualmente podéis podría necesito hay mundo vida nombre llegado mismo',
  it:
    'ricevere ricevo ottenere avere funziona funzionano ciao buongiorno buonasera salve gentile grazie saluti cordiali scusi scusate domanda chiedere sapere spero piace piacerebbe vorrei vorrebbe vorremmo ' +
    'andare va vado venire viene vengo vedere visto guardare pensare penso dire dice fare faccio fate fatto dare dà prendere prendo mettere lasciare trovare trovo ' +
    'credere credo sembra sentire succede succedere cominciare cosa cose tipo modo davvero proprio ancora già anche forse abbastanza molto possibile ' +
    'esattamente normalmente sempre mai spesso adesso ora prossimo prossima ultimo prima gente persona uomo donna qualcuno tutto bene sì ' +
    'migliore meglio buono bello idea consiglio spiegare consigliare mostrare scrivere attualmente può si noi mondo vita nome andato dentro',
  pt:
    'receber recebo obter ter funciona funcionam olá oi bom boa dia tarde noite obrigado obrigada cumprimentos desculpe pergunta perguntar saber espero gosto gostaria queria quero ' +
    'ir vai vou vão vir vem ver vejo olhar pensar penso dizer diz fazer faço faz fazem dar dá pegar pôr deixar encontrar achar acho parece ' +
    'acontece começar coisa coisas tipo forma maneira realmente mesmo ainda já também talvez bastante muito possível exatamente normalmente ' +
    'sempre nunca agora próximo próxima último última primeiro gente pessoa homem mulher alguém tudo bem sim melhor bonito ideia ' +
    'conselho explicar recomendar mostrar escrever atualmente podem poderia preciso mundo vida nome',
  nl:
    'krijg krijgen krijgt ontvang werkt werken hallo hoi dag goedemorgen goedemiddag beste dank bedankt groet groeten sorry vraag vragen weten hoop graag leuk ' +
    'gaan gaat ga komen komt kom zien kijken denken denk zeggen zegt maken maak doen doet geven geeft nemen laten vinden vind houden geloof ' +
    'gebeurt beginnen ding dingen soort manier echt eigenlijk gewoon nog al weer ook misschien best heel mogelijk precies meestal altijd nooit ' +
    'vaak nu volgende laatste eerste mensen persoon man vrouw iemand alles goed ja beter mooi idee advies uitleggen aanraden tonen schrijven ' +
    'momenteel kunnen kan zou wil wilde wereld leven naam',
  ru:
    'получу получить получаю здравствуйте добрый день вечер утро привет спасибо пожалуйста извините подскажите скажите вопрос спросить узнать знать надеюсь нравится ' +
    'хочу хотел хотела хотели хочется идти пойти иду прийти приехать приеду смотреть посмотреть видеть думать думаю говорить сказать делать сделать дать взять ' +
    'можете могу мочь найти кажется считаете бывает случиться начать вещь штука вид способ действительно просто еще уже тоже также наверное довольно очень ' +
    'возможно точно обычно всегда никогда часто сейчас следующий последний первый люди человек мужчина женщина кто-то все хорошо да лучше лучший хороший ' +
    'идея совет объяснить объясните посоветовать показать написать расскажите планируем мир жизнь зовут какой какая какие который есть нужно надо',
  ar:
    'مرحبا أهلا السلام عليكم صباح مساء الخير شكرا عفوا سؤال أسأل أعرف نعرف تعرف آمل أحب نحب أريد نريد أود بدي عايز ممكن لو سمحت فضلك ' +
    'أذهب يذهب رحت آتي جئت أرى شوف أنظر أفكر أظن أقول قل قال أعمل نعمل تعمل أعطي آخذ أضع أجد يبدو يحدث يصير أبدأ شيء أشياء نوع طريقة فعلا فقط بس ' +
    'أيضا كمان ربما جدا كثير بالضبط عادة دائما أبدا الآن هلا القادم الأخير الأول ناس شخص رجل امرأة أحد كل جيد نعم أفضل أحسن جميل فكرة نصيحة اشرح ' +
    'اكتب نخطط عندي عندكم لديكم هناك إيش ايش وش شو إيه ليش عشان علشان يعني العالم الحياة اسم وأنا وما',
  ja: 'こんにちは 質問 方法 方 時 人 場合 自分 一番 今 次 最近 世界 説明 名前 理由 意味 本当 普通 一般 予定',
  zh: '得到 你好 您好 谢谢 问题 请教 想问 知道 告诉 觉得 东西 方法 办法 时候 现在 最近 下次 第一 大家 别人 自己 真的 其实 应该 解释 推荐 介绍 世界 生活 名字 意思 普通 一般',
  ko: '받을 받나 안녕 안녕하세요 감사 질문 궁금 생각 방법 경우 사람 지금 다음 최근 정말 그냥 보통 항상 혹시 추천 설명 세계 세상 이름 의미 이유 제일 가장',
}

const termsByLanguage = new Map<Language, ReadonlySet<string>>()

/** Returns whether people use a term in any question. */
export function isEverydayTerm(term: string, language: Language): boolean {
  return termsOf(language).has(term)
}

/** Returns the terms of a language: stems, or the pieces of a script without spaces; parsed on first use. */
function termsOf(language: Language): ReadonlySet<string> {
  const cached = termsByLanguage.get(language)
  if (cached) return cached
  const terms = new Set(everydayWords[language].split(' ').flatMap((word) => termsOfWord(word, language)))
  termsByLanguage.set(language, terms)
  return terms
}

/** Returns the terms of a word; none for one that an index does not count as a single word. */
function termsOfWord(text: string, language: Language): string[] {
  const parts = [...splitWords(foldText(text))]
  if (!isWordLanguage(language)) return parts.map((part) => part.text)
  const [only, ...more] = parts
  return only && more.length === 0 ? [stemOf(only.text, language)] : []
}
