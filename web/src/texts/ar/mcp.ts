import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'خوادم MCP',
  serversHint:
    'الخادم الذي يتحدث بروتوكول Model Context Protocol عبر HTTP يجلب وظائفه الخاصة. كل وظيفة متوقفة حتى تشغّلها، وتتوقف من جديد عندما يغيّرها خادمها.',
  newServer: 'خادم MCP جديد',
  editServer: 'تعديل خادم MCP',
  server: 'الخادم',
  serverHint: 'عند الحفظ يُسأل عمّا يقدّمه. لا يُنفَّذ شيء بذلك.',
  name: 'الاسم',
  address: 'العنوان',
  connect: 'اتصال',
  save: 'حفظ',
  serverSaved: 'حُفظ الخادم',
  changedMeanwhile: 'غيّر شخص آخر هذا الخادم في هذه الأثناء، أو صار يقدّم شيئًا آخر.',
  takeTheirs: 'عرض المحفوظ',
  keepMine: 'الاحتفاظ بما لدي',
  serversNotLoaded: 'تعذّر تحميل الخوادم.',
  deleteServer: 'حذف خادم MCP',
  deleteServerText: 'يُحذف «{name}» نهائيًا. الوكلاء الذين يستخدمون وظائفه يتابعون بدونها.',
  serverDeleted: 'حُذف الخادم',
  functionsOn: '{on, number} من {all, number} وظائف مشغّلة',
  lookedAt: 'فُحص {ago}',
  functionsChanged:
    '{count, plural, zero {لم تتغيّر أي وظيفة} one {تغيّرت وظيفة واحدة لدى خادمها وهي متوقفة} two {تغيّرت وظيفتان لدى خادمهما وهما متوقفتان} few {تغيّرت # وظائف لدى خادمها وهي متوقفة} many {تغيّرت # وظيفة لدى خادمها وهي متوقفة} other {تغيّرت # وظيفة لدى خادمها وهي متوقفة}}',
  functionChanged: 'لم تعد كما كانت عند تشغيلها. اقرأها قبل أن تشغّلها من جديد.',
  functionsOfServer: 'الوظائف',
  functionsOfServerHint: 'اقرأ ما تقوله كل وظيفة قبل تشغيلها: يتلقى الوكلاء هذه الكلمات.',
  noFunctions: 'لا يقدّم أي وظائف.',
  functionsLeftOut:
    '{count, plural, zero {لم تُستبعد أي وظيفة} one {استُبعدت وظيفة أخرى} two {استُبعدت وظيفتان أخريان} few {استُبعدت # وظائف أخرى} many {استُبعدت # وظيفة أخرى} other {استُبعدت # وظيفة أخرى}}: الحد الأقصى 40.',
  effectOf: 'ما تفعله {name} في مكان آخر',
  effect_read: 'تبحث عن شيء',
  effect_change: 'تغيّر شيئًا',
  askFirst: 'اسأل الزائر أولًا',
  noServers: 'لا توجد خوادم MCP بعد',
}
