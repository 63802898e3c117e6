import { Button } from './controls/button';

/** Prints only the part of the page with this id. */
export function PrintAlone({ part, children }: { part: string; children: string }) {
  const printPart = () => {
    const element = document.getElementById(part);
    element?.setAttribute('data-print-alone', '');
    window.addEventListener('afterprint', () => element?.removeAttribute('data-print-alone'), { once: true });
    print();
  };
  return (
    <div data-no-print>
      <Button kind="second" size="small" onClick={printPart}>
        {children}
      </Button>
    </div>
  );
}
