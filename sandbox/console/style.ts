/** Styles of the console: the shop's look, without its fonts. */
export const style = `
:root{--cobalt:#1b3a9c;--ink:#12172b;--ink-2:#3a415c;--line:#c5ccd8;--page:#f4f6f9;--glove:#ffc928;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--cobalt);color:var(--ink);font:400 16px/1.5 "Instrument Sans",system-ui,"Segoe UI",sans-serif}
.tray{margin:8px;min-height:calc(100vh - 16px);background:var(--page);border-radius:22px;overflow:hidden}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:14px 32px;background:#fff;border-bottom:1px solid var(--line)}
.plate{margin:0;padding:4px 12px;border-radius:8px;background:var(--cobalt);color:#fff;box-shadow:inset 0 0 0 3px var(--cobalt),inset 0 0 0 4px #fff;font-weight:700;font-size:20px}
nav{display:flex;flex-wrap:wrap;gap:2px 18px}
nav a{color:var(--ink);text-decoration:none;font-weight:600;padding:10px 0 6px;border-bottom:4px solid transparent}
nav a:hover{border-color:var(--line)}
nav a[aria-current]{border-color:var(--glove)}
main{max-width:1280px;padding:28px 32px 72px}
h1{margin:0 0 20px;font-size:34px;line-height:1.1;letter-spacing:-.02em}
h2{margin:36px 0 12px;font-size:22px;letter-spacing:-.01em}
a{color:var(--cobalt)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 5px var(--glove)}
.figures{display:flex;flex-wrap:wrap;gap:12px;margin:0;padding:0;list-style:none}
.figures a{display:block;min-width:150px;padding:14px 18px;background:#fff;border:1px solid var(--line);border-radius:14px;color:inherit;text-decoration:none}
.figures a:hover{box-shadow:inset 0 0 0 2px var(--cobalt)}
.figures b{display:block;font-size:32px;line-height:1.1;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
.figures span{color:var(--ink-2)}
.scroll{overflow-x:auto;background:#fff;border:1px solid var(--line);border-radius:14px}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{padding:9px 14px;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
thead th{border-top:0;font-size:13px;color:var(--ink-2);white-space:nowrap}
.number{text-align:right;font-variant-numeric:tabular-nums}
td code,pre{font:13px/1.45 ui-monospace,Consolas,monospace}
pre{margin:0;max-width:70ch;white-space:pre-wrap;overflow-wrap:anywhere}
.panel{margin:0 0 20px;padding:20px 24px;background:#fff;border:1px solid var(--line);border-radius:14px}
.panel h2:first-child{margin-top:0}
.plain-plate{border:4px solid var(--cobalt);border-radius:22px}
form.row{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
form.row+form.row{margin-top:16px}
label{display:block;font-size:14px;font-weight:600}
input,select,textarea{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;font-weight:400;font-size:16px;color:inherit;background:#fff;border:1.5px solid #737c92;border-radius:10px}
input[type=number]{width:150px}
textarea{min-height:84px;resize:vertical}
button{min-height:44px;padding:8px 20px;font:inherit;font-weight:600;color:#fff;background:var(--cobalt);border:0;border-radius:10px;cursor:pointer}
button:hover{background:#142c78}
button.second{color:var(--cobalt);background:#fff;box-shadow:inset 0 0 0 2px var(--cobalt)}
.note{padding:12px 18px;background:#eaf0ff;border-radius:14px;box-shadow:inset 0 0 0 2px var(--cobalt)}
.none{padding:24px;background:#fff;border:1px dashed #737c92;border-radius:14px;color:var(--ink-2)}
.product{display:flex;gap:12px;align-items:center}
.product img{width:56px;height:56px;border:1px solid var(--line)}
.tag{display:inline-block;padding:1px 8px;border-radius:6px;background:#eaf0ff;color:var(--cobalt);font-size:13px;font-weight:600}
.mark{background:var(--glove);color:var(--ink)}
iframe{width:100%;height:70vh;background:#fff;border:1px solid var(--line);border-radius:14px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 20px;margin:0 0 20px}
dt{color:var(--ink-2)}
dd{margin:0}
@media (max-width:600px){.tray{margin:4px}header,main{padding-left:16px;padding-right:16px}}
`;
