import { useLocation, useNavigate } from "react-router-dom";

/** Whether the menu is open: an entry of the browser's history, so that Back closes it. */
export function useMenu() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: state?.isMenuOpen === true,
    open: () => void navigate({ search, hash }, { state: { isMenuOpen: true } }),
    close: () => void navigate(-1),
  };
}
